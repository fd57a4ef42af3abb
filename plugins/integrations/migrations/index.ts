import { step as step1 } from './20261123_init'
import { step as step2 } from './20261127_integrations_not_understood'

export default [step1, step2]
