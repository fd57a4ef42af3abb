import { step as step1 } from './20261125_intake'
import { step as step2 } from './20261125_teams'
import { step as step3 } from './20261125_teams_apart'

export default [step1, step2, step3]
