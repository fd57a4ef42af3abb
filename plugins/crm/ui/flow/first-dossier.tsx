import { FirstStep, useList, useT } from '@core/ui'

/** The example that a company starts with is none of its own. */
const EXAMPLES = 1

/** Done once there is a dossier beside the example. */
export default function FirstDossier() {
  const t = useT('crm')
  const { data } = useList('/api/flow', { limit: 1 })
  return (
    <FirstStep
      title={t('firstFlow')}
      text={t('firstFlowText')}
      to="/flow_overview?new="
      done={data && data.total > EXAMPLES}
    />
  )
}
