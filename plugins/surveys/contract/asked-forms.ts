import './customer-texts'

export { formOfDossier } from '../ui/customer/addresses'
export { useAskedForms } from '../ui/customer/use-asked-forms'
