import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { refine, string } from 'superstruct'

/** Whom the server believes who asks: a number of proxies before it, or the networks they stand in. */
export type TrustedProxies = number | readonly string[]

const MOST_HOPS = 9
/** A network wider than this would hold customers beside the proxy. */
const WIDEST_PREFIX = 8
/** Names of networks no stranger is in. */
const NAMED = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])

/** TRUST_PROXY: hops or networks, never everybody. */
export const TrustProxy = refine(string(), 'proxy', (value) =>
  isHops(value) || networksOf(value).every(isNetwork)
    ? true
    : 'must be the number of proxies before the server (0 to 9), or their networks like 10.1.0.0/16, loopback, separated by commas; never everybody',
)

/** The proxies a setting names; nothing where there are none. */
export function trustedProxies(setting: string): TrustedProxies | undefined {
  if (!isHops(setting)) return networksOf(setting)
  return setting === '0' ? undefined : Number(setting)
}

/**
 * Whether what stands at `address`, as many hops before the server, is one of the proxies. Of proxies that are only
 * counted the nearest must stand in a private network: whoever reaches the server from elsewhere came past them.
 */
export function trusting(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return [...proxies]
  return (address, hop) => hop < proxies && (hop > 0 || isPrivate(address))
}

const isPrivate = within([...NAMED.values()].flat())

/** Whether what connects from `address` is the nearest of the proxies. */
export function believing(proxies: TrustedProxies): (address: string) => boolean {
  if (typeof proxies === 'number') return isPrivate
  return within(proxies.flatMap((each) => NAMED.get(each) ?? [each]))
}

/** Asks whether an address, of version 4 or 6 or the one written as the other, is in one of the networks. */
function within(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix = isIPv4(address) ? '32' : '128'] = network.split('/')
    list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** What one line is given by its provider: whoever has it has all its addresses. */
export const USUAL_IPV6_PREFIX = 64

/** IPV6_PREFIX, in bits. */
export const Ipv6Prefix = refine(string(), 'prefix', (value) =>
  /^\d{1,3}$/.test(value) && Number(value) >= 32 && Number(value) <= 128
    ? true
    : 'must be a whole number from 32 to 128: so many bits of an IPv6 address one customer has',
)

/** Who a customer at an address is to limits: an address of IPv4, of IPv6 its first `prefix` bits. */
export function networkOf(address: string, prefix: number): string {
  if (!isIPv6(address)) return address
  const read = ipaddr.process(address)
  return read.kind() === 'ipv4'
    ? read.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString()}/${prefix}`).toString()}/${prefix}`
}

function isHops(value: string): boolean {
  return /^\d$/.test(value) && Number(value) <= MOST_HOPS
}

function networksOf(value: string): readonly string[] {
  return value.split(',').map((each) => each.trim())
}

function isNetwork(value: string): boolean {
  if (NAMED.has(value)) return true
  const [address = '', prefix, ...rest] = value.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  const bits = isIPv4(address) ? 32 : 128
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= WIDEST_PREFIX && Number(prefix) <= bits
}
