import { step as step1 } from './20261128_generic_documents'

export default [step1]
