import './customer-texts'

export { CustomerForm } from '../ui/customer/customer-form'
