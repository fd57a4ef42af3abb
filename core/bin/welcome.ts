import { type Config, showsDemo } from '@core/config'
import { DEMO_COMPANIES, DEMO_PASSWORD } from '@core/seed/demo-companies'

/** What an operator reads once the app is up: where everything is and how to get in. */
export function welcome(config: Config, url: string): string {
  if (config.role === 'worker') return 'Vakwerk voert taken uit.'
  const places: [string, string][] = [
    ['Werkomgeving', `${url}/`],
    ['Klantportaal', `${url}/portal/`],
    ['Beheer', `${url}/admin/`],
    ['API', `${url}/openapi`],
  ]
  if (!config.smtpUrl && !config.production) places.push(['Postvak', `${url}/dev/mail`])
  const blocks = ['Vakwerk draait.', table(places)]
  if (showsDemo(config)) blocks.push(`Inloggen (wachtwoord ${DEMO_PASSWORD}):`, table(logins()))
  return `\n${blocks.join('\n\n')}\n`
}

const logins = () =>
  DEMO_COMPANIES.flatMap(({ fields, users }) =>
    users.slice(0, 1).map(({ email }): [string, string] => [fields.name, email]),
  )

function table(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')
}
