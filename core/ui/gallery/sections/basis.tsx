import { CompanyMark } from '../../brand/company-mark.tsx'
import { ProductMark } from '../../brand/product-mark.tsx'
import { Card } from '../../data/card.tsx'
import { formatDate, formatDateTime, formatDay, formatLongDay, formatMoment } from '../../format/date.ts'
import { periodName, periodRange, periods } from '../../format/date-presets.ts'
import { formatDuration } from '../../format/duration.ts'
import { formatMoney, formatNumber, formatPercent } from '../../format/number.ts'
import { Page } from '../../page/page.tsx'

const colors = ['accent', 'ok', 'warn', 'danger', 'info']
const moment = '2026-11-12T08:12:00.000Z'

/** Letter, colour, marks and formats. */
export function Component() {
  return (
    <Page title="Letter en kleur">
      <div className="gallery-grid">
        <Card title="Letter">
          <p className="gallery-price">{formatMoney(13_099.73)}</p>
          <p className="gallery-h1">Van der Meulen</p>
          <p className="gallery-h2">Zonnepanelen en hybride warmtepomp</p>
          <p className="vk-strong">13 / 20 nadruk, tabellen en knoppen</p>
          <p>13 / 20 gewone tekst in de shell</p>
          <p className="vk-text-2">13 / 20 tweede toon</p>
          <p className="vk-meta">12 / 16 toelichting en kolomkop</p>
          <p className="vk-danger">Gevaar</p>
        </Card>
        <Card title="Kleur">
          <div className="gallery-swatches">
            {colors.flatMap(color => [
              <div key={color}>
                <i className="gallery-swatch" style={{ background: `var(--${color})` }} />
                <span className="vk-meta">{color}</span>
              </div>,
              <div key={`${color}-soft`}>
                <i className="gallery-swatch" style={{ background: `var(--${color}-soft)` }} />
                <span className="vk-meta">{color}-soft</span>
              </div>,
            ])}
          </div>
        </Card>
        <Card title="Merk">
          <div className="vk-row">
            <ProductMark size={28} />
            <CompanyMark name="Zonnig Dak Installaties" logoUrl={null} />
          </div>
        </Card>
        <Card title="Notatie">
          <p>{formatNumber(12_712.53)}</p>
          <p>{formatPercent(21)}</p>
          <p>{formatDuration(95)}</p>
          <p>{formatDate(moment)}</p>
          <p>{formatDateTime(moment)}</p>
          <p>{formatMoment(moment)}</p>
          <p>{formatDay(moment)}</p>
          <p>{formatLongDay(moment)}</p>
        </Card>
        <Card title="Perioden">
          {periods.map(period => (
            <p key={period}>
              {periodName(period)}{' '}
              <span className="vk-meta">
                {formatDate(periodRange(period, moment.slice(0, 10)).from)} –{' '}
                {formatDate(periodRange(period, moment.slice(0, 10)).until)}
              </span>
            </p>
          ))}
        </Card>
      </div>
    </Page>
  )
}
