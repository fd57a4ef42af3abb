import { step as step1 } from './20261125_agenda'
import { step as step5 } from './20261125_dashboards'
import { step as step2 } from './20261125_planned'
import { step as step3 } from './20261125_planned_apart'
import { step as step4 } from './20261125_reminders'
import { step as step6 } from './20261125_teams'
import { step as step7 } from './20261125_teams_apart'
import { step as step8 } from './20261130_projects'

export default [step1, step2, step3, step4, step5, step6, step7, step8]
