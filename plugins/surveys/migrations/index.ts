import { step as step1 } from './20261125_surveys'

export default [step1]
