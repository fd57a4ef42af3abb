import { step as step1 } from './20261130_workflow'
import { step as step2 } from './20261130_workflow_order'

export default [step1, step2]
