import { step as step1 } from './20261123_init'
import { step as step2 } from './20261124_last_day_of_the_version'
import { step as step3 } from './20261124_let_go'
import { step as step4 } from './20261124_let_go_apart'
import { step as step5 } from './20261128_sent_to'
import { step as step6 } from './20261129_design'
import { step as step7 } from './20261129_design_apart'

export default [step1, step2, step3, step4, step5, step6, step7]
