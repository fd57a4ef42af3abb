import { step as step1 } from './20261123_init'
import { step as step2 } from './20261124_last_day_of_the_version'

export default [step1, step2]
