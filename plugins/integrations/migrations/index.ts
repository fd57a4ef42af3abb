import { step as step1 } from './20261122_init'

export default [step1]
