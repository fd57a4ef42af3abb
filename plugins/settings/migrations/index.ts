import { step as step1 } from './20261123_init'
import { step as step2 } from './20261125_contact_templates'
import { step as step4 } from './20261125_flowprofile'
import { step as step5 } from './20261125_profile_choices'
import { step as step3 } from './20261125_websites'
import { step as step6 } from './20261129_sender_name'

export default [step1, step2, step3, step4, step5, step6]
