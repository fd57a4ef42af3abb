import { step as step2 } from './20261130_hours'
import { step as step1 } from './20261130_projects'

export default [step1, step2]
