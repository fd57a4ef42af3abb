import { step as step1 } from './20261123_init'
import { step as step2 } from './20261124_company_house_number'
import { step as step4 } from './20261124_guarded_rows'
import { step as step3 } from './20261124_settings_of_modules'
import { step as step5 } from './20261124_spread'
import { step as step6 } from './20261124_spread_apart'
import { step as step7 } from './20261124_trial'
import { step as step9 } from './20261125_asked_of_customer'
import { step as step12 } from './20261125_batch_changes'
import { step as step11 } from './20261125_changed_together'
import { step as step8 } from './20261125_forms_in_dossier'
import { step as step10 } from './20261125_profile_choices'
import { step as step13 } from './20261126_counted_values'
import { step as step16 } from './20261127_declared_modules'
import { step as step14 } from './20261127_fold_letters_apart'
import { step as step15 } from './20261127_import_notes'
import { step as step17 } from './20261127_taken_at'
import { step as step18 } from './20261130_cause'

export default [
  step1,
  step2,
  step3,
  step4,
  step5,
  step6,
  step7,
  step8,
  step9,
  step10,
  step11,
  step12,
  step13,
  step14,
  step15,
  step16,
  step17,
  step18,
]
