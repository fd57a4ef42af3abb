import { Chart } from '../../charts/chart.tsx'
import { Card } from '../../data/card.tsx'
import { formatMoney } from '../../format/number.ts'
import { Page } from '../../page/page.tsx'

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
const turnover = [18, 22, 19, 31, 36, 42, 38, 27, 45, 52, 61, 48].map(value => value * 1000)
const euros = (value: number) => formatMoney(value, { cents: false })

/** Lines and bars, one series and more, with a gap, and without figures. */
export function Component() {
  return (
    <Page title="Grafieken">
      <div className="gallery-grid">
        <Card>
          <Chart
            title="Omzet per maand"
            labels={months}
            series={[{ label: 'Omzet', values: turnover, bars: true }]}
            format={euros}
          />
        </Card>
        <Card>
          <Chart
            title="Offertes en opdrachten"
            labels={months}
            series={[
              { label: 'Offertes', values: [12, 15, 14, 19, 22, 25, 21, 16, 26, 31, 34, 28] },
              {
                label: 'Opdrachten',
                values: [5, 7, 6, 9, 12, 14, null, 8, 13, 17, 19, 15],
                color: 'var(--hue-green)',
              },
            ]}
          />
        </Card>
        <Card>
          <Chart
            title="Nog geen omzet"
            labels={months}
            series={[{ label: 'Omzet', values: months.map(() => 0) }]}
            format={euros}
          />
        </Card>
      </div>
    </Page>
  )
}
