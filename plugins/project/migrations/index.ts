import { step as step1 } from './20261130_projects'

export default [step1]
