import { step as step1 } from './20261123_init'
import { step as step2 } from './20261123_versions'
import { step as step3 } from './20261123_versions_apart'
import { step as step4 } from './20261124_kept_aside'
import { step as step5 } from './20261125_kept_when_deleted'
import { step as step6 } from './20261126_picture_digest'
import { step as step7 } from './20261128_generic_documents'
import { step as step8 } from './20261128_line_origin'
import { step as step10 } from './20261129_hashed_text'
import { step as step11 } from './20261129_option_groups'
import { step as step12 } from './20261129_option_groups_apart'
import { step as step9 } from './20261129_payment_terms'

export default [step1, step2, step3, step4, step5, step6, step7, step8, step9, step10, step11, step12]
