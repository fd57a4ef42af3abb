import { step as step1 } from './20261123_init'
import { step as step2 } from './20261125_price_field'
import { step as step3 } from './20261128_product_types'
import { step as step4 } from './20261130_materials'

export default [step1, step2, step3, step4]
