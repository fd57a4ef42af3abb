import { step as step1 } from './20261129_peppol'

export default [step1]
