import { step as step1 } from './20261121_init'

export default [step1]
