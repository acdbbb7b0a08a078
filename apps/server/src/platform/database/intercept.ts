/**
 * The same object with some of its methods called through `around`. The others keep their own
 * `this`, which objects with private fields need.
 */
export function intercept<T extends object>(
  target: T,
  methods: readonly (keyof T)[],
  around: (call: () => unknown, method: keyof T, values: readonly unknown[]) => unknown,
): T {
  return new Proxy(target, {
    get: (object, property) => {
      const value: unknown = Reflect.get(object, property, object);
      if (typeof value !== 'function') return value;
      const method = property as keyof T;
      const isIntercepted = methods.includes(method);
      return (...values: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(value, object, values);
        return isIntercepted ? around(call, method, values) : call();
      };
    },
  });
}
