import { expect, test } from 'bun:test'
import { loadConfig } from '@core/config'
import { createGeocoder } from '../create-geocoder'
import { addressService } from './address-service'

const address = {
  street: 'Rue Neuve',
  number: '12',
  addition: 'b',
  postcode: '1000',
  city: 'Bruxelles',
  country: 'België',
}

test('a service that answers like Nominatim finds addresses abroad, with the key that stands in its address (G-GEO)', async () => {
  const service = addressService(() => Response.json([{ lat: '50.8524', lon: '4.3554' }]))
  const geocoder = createGeocoder(loadConfig({ GEOCODER: 'nominatim', GEOCODER_URL: service.url }))
  expect(await geocoder?.find(address)).toEqual({ lat: 50.8524, lng: 4.3554 })
  expect(Object.fromEntries(service.asked[0] ?? [])).toEqual({
    key: 'geheim',
    street: '12b Rue Neuve',
    postalcode: '1000',
    city: 'Bruxelles',
    country: 'België',
    format: 'jsonv2',
    limit: '1',
  })
  await service.stop()
})

test('what Nominatim does not know is nowhere, and an answer that is none is a service that is away (R-FILE-006)', async () => {
  let answer = () => Response.json([])
  const service = addressService(() => answer())
  const geocoder = createGeocoder(loadConfig({ GEOCODER: 'nominatim', GEOCODER_URL: service.url }))
  expect(await geocoder?.find(address)).toBeUndefined()
  for (const wrong of [new Response('<html>'), Response.redirect('http://127.0.0.1:1/')]) {
    answer = () => wrong
    await expect(geocoder?.find(address)).rejects.toMatchObject({ status: 503, key: 'core.place_unavailable' })
  }
  await service.stop()
})

test('a postcode abroad finds its street where the service tells one, and nothing where it tells an area', async () => {
  let address: Record<string, string> = { road: 'Rue Neuve', town: 'Bruxelles' }
  const service = addressService(() => Response.json([{ lat: '50.8524', lon: '4.3554', address }]))
  const geocoder = createGeocoder(loadConfig({ GEOCODER: 'nominatim', GEOCODER_URL: service.url }))
  const house = { postcode: '1000', number: '12', country: 'België' }
  expect(await geocoder?.streetOf(house)).toEqual({ address: 'Rue Neuve', city: 'Bruxelles' })
  address = { postcode: '1000', city: 'Bruxelles' }
  expect(await geocoder?.streetOf(house)).toBeUndefined()
  await service.stop()
})

test('the demo knows the streets of its own customers and asks nobody', async () => {
  const geocoder = createGeocoder(loadConfig({}))
  expect(await geocoder?.streetOf({ postcode: '8261cd', number: '4', country: '' })).toEqual({
    address: 'Burgwal',
    city: 'Kampen',
  })
  expect(await geocoder?.streetOf({ postcode: '1234 AB', number: '4', country: '' })).toBeUndefined()
  expect(await geocoder?.find({ ...address, postcode: '8261 CD' })).toEqual({ lat: 52.5579, lng: 5.911 })
})

test('which service is a choice that has to be whole (G-GEO)', () => {
  expect(createGeocoder(loadConfig({ DATABASE_URL: 'postgres://elders/vakwerk' }))).toBeUndefined()
  expect(() => loadConfig({ GEOCODER: 'google' })).toThrow('GEOCODER must be pdok or nominatim')
  expect(() => loadConfig({ GEOCODER: 'nominatim' })).toThrow('GEOCODER=nominatim needs GEOCODER_URL')
})
