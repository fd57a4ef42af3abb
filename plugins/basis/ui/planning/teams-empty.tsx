import { EmptyState, useT } from '@core/ui'
import { IconUsersGroup } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** No team yet: what one is for. */
export function TeamsEmpty({ actions }: { actions?: ReactNode }) {
  const t = useT('basis')
  return <EmptyState icon={IconUsersGroup} title={t('noTeams')} text={t('noTeamsText')} actions={actions} />
}
