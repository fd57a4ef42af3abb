import { step as step1 } from './20261123_init'
import { step as step2 } from './20261124_company_house_number'
import { step as step4 } from './20261124_guarded_rows'
import { step as step3 } from './20261124_settings_of_modules'

export default [step1, step2, step3, step4]
