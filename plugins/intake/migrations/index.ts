import { step as step1 } from './20261125_intake'

export default [step1]
