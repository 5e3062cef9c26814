import { describe, expect, test } from 'vitest'
import { networkOf } from '#server/core/http/proxy-setting.ts'

describe('one customer to limits is', () => {
  test.each([
    ['an address of IPv4', '198.51.100.7', 64, '198.51.100.7'],
    ['the same one written as IPv6', '::ffff:198.51.100.7', 64, '198.51.100.7'],
    ['the network of a line', '2001:db8:0:5:a::7', 64, '2001:db8:0:5::/64'],
    ['the same one from another address', '2001:0DB8::5:ffff:0:0:1', 64, '2001:db8:0:5::/64'],
    ['the wider one that a line is given where it is said so', '2001:db8:0:5::7', 56, '2001:db8::/56'],
    ['one address where it is said so', '2001:db8:0:5::7', 128, '2001:db8:0:5::7/128'],
    ['a neighbour on the same link', 'fe80::1%eth0', 64, 'fe80::/64'],
    ['what is no address, by itself', 'unknown', 64, 'unknown'],
  ])('%s: %s of %i bits', (_what, address, prefix, network) => {
    expect(networkOf(address, prefix)).toBe(network)
  })
})
