import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { Glob } from 'bun'

/** Where the server opens connections, and why nobody can aim them. A new place has to be explained here. */
const PLACES = {
  'core/db/embedded/free-port.ts': 'a free port of this machine for the embedded database',
  'core/storage/clamav-scanner.ts': 'the virus scanner of the operator',
  'core/storage/s3-file-store.ts': 'the object storage of the operator',
  'core/doctor/site.ts': 'the installation whose address an operator types; it runs as a command and serves nobody',
  'core/geocoding/ask-service.ts':
    'the address service of the operator; addresses of users are parameters, never where it goes',
  'core/outbound/outbound.ts': 'looks only at whether a text is an address',
  'core/outbound/request-at.ts':
    'the guarded way to the addresses of users, after outbound.ts has checked where they lie',
  'core/mail/inbox.ts': 'the built-in mail server listens on the loopback',
  'plugins/payments/mollie/stand-in.ts':
    'answers in the place of Mollie on this machine and calls this installation; never in production',
  'plugins/peppol/storecove/stand-in.ts': 'answers in the place of Storecove on this machine; never in production',
  'plugins/peppol/storecove/storecove.ts':
    'the access point for electronic invoices, at its one address; outside of production what stands in for it here',
  'plugins/invoice/vies/stand-in.ts': 'answers in the place of VIES on this machine; never in production',
  'plugins/invoice/vies/vies.ts':
    'the VAT register of the European Union, at its one address; outside of production what stands in for it here',
  'core/mail/mailer.ts': 'the mail server of the operator; reads no file and no address that a tenant wrote',
}

const REACHES_OUT =
  /\bfetch\(|from '(node:)?(http|https|http2|net|tls|dgram|undici)'|\bBun\.connect\(|new WebSocket\(|createTransport\(|new S3Client\(/

test('the server reaches out only where it is explained here, so that addresses of users are called through the guarded client alone (SSRF)', () => {
  const files = [...new Glob('{core,plugins}/**/*.ts').scanSync('.')].filter(
    file => !/\.test\.ts$|\/(ui|tests|bin|testing)\//.test(file),
  )
  const places = files.filter(file => REACHES_OUT.test(readFileSync(file, 'utf8')))
  expect(places.sort()).toEqual(Object.keys(PLACES).sort())
})
