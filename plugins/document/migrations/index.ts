import { step as step1 } from './20261128_generic_documents'
import { step as step2 } from './20261128_sent_to'
import { step as step3 } from './20261129_design'
import { step as step4 } from './20261129_design_apart'

export default [step1, step2, step3, step4]
