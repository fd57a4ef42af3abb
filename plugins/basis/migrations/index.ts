import { step as step1 } from './20261125_agenda'

export default [step1]
