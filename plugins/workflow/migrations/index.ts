import { step as step1 } from './20261130_workflow'

export default [step1]
