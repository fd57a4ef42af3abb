import { step as step1 } from './20261129_widget_types'
import { step as step2 } from './20261130_event_triggers'

export default [step1, step2]
