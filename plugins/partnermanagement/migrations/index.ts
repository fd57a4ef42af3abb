import { step as step1 } from './20261130_partners'

export default [step1]
