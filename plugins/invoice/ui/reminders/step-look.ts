import type { Icon, Tone } from '@core/ui'
import { IconClock, IconGavel, IconMail, IconMailExclamation, IconMessageReport } from '@tabler/icons-react'
import type { ReminderRow, Step } from './use-reminders'

interface Look {
  readonly icon: Icon
  readonly tone: Tone
}

const steps: Record<Step, Look> = {
  announcement: { icon: IconClock, tone: 'info' },
  first: { icon: IconMail, tone: 'warn' },
  second: { icon: IconMailExclamation, tone: 'warn' },
  notice: { icon: IconGavel, tone: 'danger' },
}

/** Sign and colour of a step. */
export const lookOfStep = (step: Step): Look => steps[step]

/** Sign and colour of a group. */
export const lookOfStage = (stage: ReminderRow['stage']): Look =>
  stage === 'disputed'
    ? { icon: IconMessageReport, tone: 'neutral' }
    : steps[stage === 'upcoming' ? 'announcement' : stage]
