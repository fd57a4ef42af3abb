import { step as step1 } from './20261130_aftercare'

export default [step1]
