/** Whether this process takes new work, known to whoever must turn people away in time. */
export class Availability {
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  stop(): void {
    this.#isStopping = true;
  }
}
