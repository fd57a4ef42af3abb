import { step as step1 } from './20261123_init'
import { step as step2 } from './20261123_phases'
import { step as step3 } from './20261123_phases_apart'

export default [step1, step2, step3]
