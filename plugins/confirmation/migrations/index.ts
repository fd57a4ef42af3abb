import { step as step1 } from './20261123_init'

export default [step1]
