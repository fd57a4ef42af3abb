import { step as step1 } from './20261128_payments'
import { step as step2 } from './20261129_refund_pending'

export default [step1, step2]
