import { step as step5 } from './20261125_asked_of_customer'
import { step as step2 } from './20261125_forms_in_dossier'
import { step as step3 } from './20261125_forms_in_dossier_apart'
import { step as step4 } from './20261125_locations'
import { step as step1 } from './20261125_surveys'
import { step as step6 } from './20261127_kept_forms'
import { step as step8 } from './20261127_own_answer'
import { step as step7 } from './20261127_what_fields_expect'
import { step as step11 } from './20261128_options_by'
import { step as step9 } from './20261128_references'
import { step as step10 } from './20261128_references_apart'

export default [step1, step2, step3, step4, step5, step6, step7, step8, step9, step10, step11]
