import type { search as finnish } from '../fi/search.ts'

export const search: typeof finnish = {
  placeholder: 'Order, load, customer, telephone, truck',
  orders: 'Orders',
  loads: 'Loads',
  customers: 'Customers',
  transport: 'Transport',
  vehicle: 'Truck',
  driver: 'Driver',
  carrier: 'Transport company',
  all_orders: ({ find }) => `All orders with “${find}”`,
  all_loads: ({ find }) => `All loads with “${find}”`,
  all_customers: ({ find }) => `All customers with “${find}”`,
  looked:
    'Numbers of orders, loads and waybills, names, numbers and contact details of customers, and transport companies, drivers and trucks were searched.',
}
