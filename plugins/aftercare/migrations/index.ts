import { step as step1 } from './20261130_aftercare'
import { step as step2 } from './20261130_resolution'

export default [step1, step2]
