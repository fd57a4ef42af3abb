import { step as step1 } from './20261123_init'
import { step as step2 } from './20261125_contact_templates'

export default [step1, step2]
