import { step as step1 } from './20261123_init'
import { step as step2 } from './20261123_offers_of_a_dossier_apart'
import { step as step3 } from './20261123_versions'
import { step as step4 } from './20261123_versions_apart'
import { step as step5 } from './20261124_last_day_of_the_version'
import { step as step6 } from './20261124_let_go'
import { step as step7 } from './20261124_let_go_apart'
import { step as step9 } from './20261128_quotation_follow_up'
import { step as step8 } from './20261128_sent_to'
import { step as step10 } from './20261129_design'
import { step as step11 } from './20261129_design_apart'

export default [step1, step2, step3, step4, step5, step6, step7, step8, step9, step10, step11]
