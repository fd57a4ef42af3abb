import { step as step1 } from './20261125_agenda'
import { step as step2 } from './20261125_planned'
import { step as step3 } from './20261125_planned_apart'

export default [step1, step2, step3]
