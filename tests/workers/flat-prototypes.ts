// For each Durable Object that it creates, the test pool wraps the prototype of the class in one more Proxy, so after
// thousands of them every call goes through thousands. One is enough: a prototype that is wrapped stays as it is.
const wrapped = new WeakSet<object>();

const isPrototype = (value: object) =>
  Object.hasOwn(value, "constructor") && value.constructor.prototype === value;

globalThis.Proxy = new Proxy(Proxy, {
  construct(create, [target, handler]: [object, ProxyHandler<object>]) {
    if (wrapped.has(target)) return target;
    const proxy = new create(target, handler);
    if (isPrototype(target)) wrapped.add(proxy);
    return proxy;
  },
});

export {};
