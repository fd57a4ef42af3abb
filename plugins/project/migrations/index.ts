import { step as step3 } from './20261130_delivery'
import { step as step2 } from './20261130_hours'
import { step as step4 } from './20261130_materials'
import { step as step1 } from './20261130_projects'

export default [step1, step2, step3, step4]
