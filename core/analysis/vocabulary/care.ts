export const CARE = `
# nursing > Patient Care
Patient Care | direct patient care | patient safety | care of patients | patients care | patient monitoring | bedside care | patient-centered care | quality patient care
Nursing | registered nurse | staff nurse | nursing care | nurse | ~RN | clinical nursing | =LPN | =LVN | licensed practical nurse | nursing assistant | charge nurse | nurse practitioner
Patient Assessment | patient assessments | assessing patients | head to toe assessment | nursing assessment | assessed patients
Vital Signs | taking vital signs | vital signs monitoring | vitals | blood pressure
Medication Administration | administering medication | administer medications | medication management | drug administration | administering medications | administered medications
Wound Care | wound dressing | dressing changes | wound management
IV Therapy | iv insertion | intravenous therapy | iv infusion | venipuncture | intravenous
Phlebotomy | blood draw | blood collection | phlebotomist | blood draws | drawing blood
Intensive Care | icu | critical care | intensive care unit | ccu | =NICU | =PICU
Emergency Care | emergency room | emergency department | emergency medicine | trauma care | triage | emergency nursing | =ER
Operating Room | surgical nursing | scrub nurse | perioperative | operating theatre | surgical technology | surgical technologist | sterile technique
Pediatrics | paediatrics | pediatric nursing | pediatric | paediatric
Geriatrics | elderly care | geriatric care | elder care | geriatric | dementia care | dementia
Oncology | cancer care | chemotherapy
Cardiology | cardiac care | ecg | ekg | telemetry | electrocardiogram
Obstetrics | labor and delivery | midwifery | midwife | maternity care | obstetrics and gynecology | postpartum
Psychiatric Nursing | mental health nursing | behavioral health nursing
Dialysis | hemodialysis | renal nursing | nephrology
Medical-Surgical Nursing | med surg | medical surgical
Infection Control | infection prevention | universal precautions | sterilization
Patient Education | health education | patient teaching | discharge planning | educating patients
Care Planning | care plans | nursing care plans | treatment plans | individualized care plans | care plan
Home Care | nursing home | home health | home health aide | personal care | caregiver | care worker | care assistant | caregiving | activities of daily living | adl | adls | in home care | assisted living | personal care assistant
Hospice Care | palliative care | end of life care | hospice
Rehabilitation | rehab | rehabilitation therapy
Case Management | case manager | care coordination | case work | casework | utilization review | case managers | case files

# clinical
Medicine | physician | medical doctor | clinical medicine | general practitioner | internal medicine | general medicine | medical practice
Diagnosis | medical diagnosis | differential diagnosis | diagnosing patients
Surgery | surgical procedures | surgeon | general surgery | surgical assisting
Anesthesia | anesthesiology | anaesthesia
Radiology | x ray | radiography | radiographer | mri | ct scan | radiologic technologist | ultrasound | sonography | diagnostic imaging | medical imaging
Physical Therapy | physiotherapy | physical therapist | physiotherapist | therapeutic exercise | manual therapy
Occupational Therapy | occupational therapist
Speech Therapy | speech language pathology | speech therapist | speech pathologist
Respiratory Therapy | respiratory therapist | ventilator management | ventilators
Dentistry | dental | dentist | dental assistant | dental hygiene | orthodontics | dental hygienist | dental procedures
Optometry | ophthalmology | optician
Pharmacy | pharmacist | pharmacy technician | dispensing | dispensing medication | prescription dispensing | pharmacology | prescriptions | pharmaceuticals | compounding
Nutrition | dietetics | dietitian | nutritionist | diet planning | clinical nutrition | nutritional counseling | dietary | nutritional | diets
Veterinary Care | veterinary | veterinarian | veterinary technician | animal care | vet tech
Animal Handling | animal husbandry | animal studies | lab animals | laboratory animals | small animal handling | restraining animals | in vivo studies | animal models | handling animals
Medical Assisting | medical assistant | clinical assistant
Medical Terminology | medical terms
Medical Records | patient records | health records | medical charting | charting | health information management | patient charts | medical record
Electronic Health Records | ehr | emr | electronic medical records | epic systems | cerner | =Epic | meditech | allscripts | electronic health record | ehr systems | emr systems | eclinicalworks
Medical Billing | medical billing and coding | insurance verification | revenue cycle | claims submission | medical claims | insurance billing | medicare medicaid
Medical Coding | icd 10 | icd 9 | cpt coding | cpt codes | hcpcs | icd10 | medical coder | icd-10
HIPAA | hipaa compliance | patient confidentiality | hipaa regulations
Healthcare Administration | hospital administration | healthcare management | clinic management | health administration | practice management | medical office | health services management
Patient Scheduling | patient registration | patient intake | scheduling patients | patient appointments
Public Health | epidemiology | community health | disease prevention | health promotion | global health
Clinical Research | clinical trials | clinical trial | clinical research associate | =GCP | good clinical practice | clinical studies | research protocols
Medical Devices | medical equipment | biomedical equipment
Telemedicine | telehealth
First Aid | first-aid | first aider
Emergency Medical Services | =EMT | paramedic | ambulance | emergency medical technician

# social care
Social Work | social worker | social services | human services | child welfare | social service | family services | community services
Counseling | counselling | counselor | psychotherapy | therapy sessions | individual therapy | group therapy | counsellor | therapist | family counseling
Mental Health | behavioral health | mental health care | mental health services | mental illness
Psychology | clinical psychology | psychological assessment | psychologist | psychological testing
Crisis Intervention | crisis counseling | suicide prevention | de escalation
Substance Abuse Counseling | addiction counseling | substance abuse | drug rehabilitation | addiction
Disability Support | developmental disabilities | learning disabilities support | support worker | disabilities
Child Care | childcare | nanny | babysitting | day care | daycare | early years
Youth Work | youth development | youth programs | youth services
Community Outreach | outreach programs | community engagement | outreach | community relations | community development
Advocacy | client advocacy | patient advocacy
Behavior Analysis | applied behavior analysis | aba therapy | behavior modification
`;
