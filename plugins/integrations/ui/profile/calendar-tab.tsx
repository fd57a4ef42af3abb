import { Loaded, useCall } from '@core/ui'
import { LinkCalendar } from './link-calendar'
import { LinkedCalendar } from './linked-calendar'
import { UpcomingEvents } from './upcoming-events'

/** Tab of the own profile: the link to an external calendar (R-USER-005). */
export default function CalendarTab({ userId }: { userId: number }) {
  const links = useCall('get', '/api/integrations')
  return (
    <Loaded query={links} compact>
      {rows => {
        const link = rows.find(({ kind }) => kind === 'gcal')
        if (!link) return <LinkCalendar />
        return (
          <>
            <LinkedCalendar link={link} />
            {link.status === 'active' && <UpcomingEvents userId={userId} />}
          </>
        )
      }}
    </Loaded>
  )
}
