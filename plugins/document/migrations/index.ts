import { step as step1 } from './20261128_generic_documents'
import { step as step2 } from './20261128_sent_to'

export default [step1, step2]
