import { step as step1 } from './20261123_init'
import { step as step2 } from './20261127_integrations_not_understood'
import { step as step4 } from './20261130_design_account'
import { step as step3 } from './20261130_webhooks'

export default [step1, step2, step3, step4]
