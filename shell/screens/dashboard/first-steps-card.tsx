import { Button } from '@core/ui/buttons/button.tsx'
import { Card } from '@core/ui/data/card.tsx'
import { firstSteps } from '@core/ui/define/dashboard-slot.ts'
import { Slot } from '@core/ui/define/slot-view.tsx'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { trialOf } from '@core/ui/session/trial.ts'
import { useStored } from '@core/ui/theme/use-stored.ts'
import { useShellT } from '../../shell-texts.ts'

/** What the administrator of a company on trial does first, until they have seen enough of it. */
export function FirstStepsCard() {
  const t = useShellT()
  const user = useCurrentUser()
  const [hidden, setHidden] = useStored('firststeps.hidden', false)
  if (!trialOf(user) || user.role < 5000 || hidden) return null
  return (
    <Card
      title={t('firstSteps')}
      actions={
        <Button size="small" variant="minimal" onClick={() => setHidden(true)}>
          {t('firstStepsHide')}
        </Button>
      }
    >
      <div className="shell-first-steps">
        <Slot of={firstSteps} />
      </div>
    </Card>
  )
}
