export { type MadeTriggers, madeTriggers } from './made-trigger'
export { TRIGGER_STAGES } from './trigger-stages'
